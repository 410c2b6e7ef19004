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
  const ipp: { serialize(message: IppMessage): Buffer; parse(bytes: Buffer): IppMessage }
  export default ipp
}
