export type ProcessParams = { taskId: string; processInstanceId: string; businessId: string }

/** Reads the base64 of a JSON with processId, taskId, processInsId, processDefKey and key; undefined for anything else. */
export function readProcessParams(params: string): ProcessParams | undefined {
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(params)), (letter) => letter.charCodeAt(0))
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof read !== 'object' || read === null || !('processInsId' in read) || !isId(read.processInsId)) return undefined
    const taskId = 'taskId' in read && isId(read.taskId) ? read.taskId : ''
    const businessId = 'businessId' in read && isId(read.businessId) ? read.businessId : ''
    return { taskId, processInstanceId: read.processInsId, businessId }
  } catch {
    return undefined
  }
}

/** Ids become parts of a path, so nothing else may be in them. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)
