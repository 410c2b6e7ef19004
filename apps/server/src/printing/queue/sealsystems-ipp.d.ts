declare module '@sealsystems/ipp' {
  export type IppGroup = Record<string, unknown>
  export type IppMessage = {
    operation?: string
    version?: string
    id?: number
    statusCode?: string
    'operation-attributes-tag'?: IppGroup
    'job-attributes-tag'?: IppGroup
    data?: Buffer
  }
  export type IppAnswer = IppMessage
  export function serialize(message: IppMessage): Buffer
  export function parse(bytes: Buffer): IppMessage
}
