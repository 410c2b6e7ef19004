import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ipp, { type IppMessage } from '@sealsystems/ipp'

/** A printer of the test: it takes what it is sent by IPP, or refuses it as it is told. */
export type TestPrinter = {
  uri: string
  jobs: IppMessage[]
  /** What it answers from now on; undefined for taking jobs. */
  refuseWith(status: string | undefined): void
  close(): Promise<void>
}

export async function startPrinter(): Promise<TestPrinter> {
  const jobs: IppMessage[] = []
  let refusal: string | undefined
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const message = ipp.parse(Buffer.concat(chunks))
      if (!refusal) jobs.push(message)
      reply.setHeader('content-type', 'application/ipp')
      reply.end(
        ipp.serialize({
          version: '2.0',
          statusCode: refusal ?? 'successful-ok',
          id: message.id ?? 1,
          'operation-attributes-tag': { 'attributes-charset': 'utf-8', 'attributes-natural-language': 'en' },
          ...(!refusal && {
            'job-attributes-tag': { 'job-id': jobs.length, 'job-uri': 'ipp://printer/1', 'job-state': 'processing' },
          }),
        } as IppMessage),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    uri: `ipp://127.0.0.1:${port}/ipp/print`,
    jobs,
    refuseWith: (status) => {
      refusal = status
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
