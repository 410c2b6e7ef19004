export type ProcessParams = { taskId: string; processInstanceId: string; businessId: string; processDefinitionKey: string }
/** What the address of a start form says: which process, and which record that is there already. */
export type StartParams = { processId: string; processDefinitionKey: string; businessId: string }

/** Reads the base64 of a JSON with processId, taskId, processInsId, processDefKey and key; undefined for anything else. */
export function readProcessParams(params: string): ProcessParams | undefined {
  const read = readParams(params)
  const processInstanceId = idIn(read, 'processInsId')
  if (!processInstanceId) return undefined
  return {
    taskId: idIn(read, 'taskId'),
    processInstanceId,
    businessId: idIn(read, 'businessId'),
    processDefinitionKey: idIn(read, 'processDefKey'),
  }
}

/** Reads the same of a process that is to be started. */
export function readStartParams(params: string): StartParams | undefined {
  const read = readParams(params)
  const [processId, processDefinitionKey] = [idIn(read, 'processId'), idIn(read, 'processDefKey')]
  if (!processId && !processDefinitionKey) return undefined
  return { processId: processId || processDefinitionKey, processDefinitionKey, businessId: idIn(read, 'businessId') }
}

function readParams(params: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(params)), (letter) => letter.charCodeAt(0))
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof read === 'object' && read !== null ? { ...read } : undefined
  } catch {
    return undefined
  }
}

/** Ids become parts of a path, so nothing else may be in them. */
function idIn(read: Readonly<Record<string, unknown>> | undefined, key: string): string {
  const value = read?.[key]
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : ''
}
