import ipp, { type IppMessage } from '@sealsystems/ipp'
import { callOut, OutboundFailure } from '../../outbound/callOut.ts'

/** What a printer is asked to print. */
export type IppJob = { uri: string; name: string; person: string; type: string; copies: number; bytes: Buffer }

/** Why a printer did not take a job. `isFinal`: trying again would not help, or might print twice. */
export class PrinterFailure extends Error {
  override readonly name = 'PrinterFailure'
  readonly isFinal: boolean
  constructor(reason: string, isFinal: boolean) {
    super(reason)
    this.isFinal = isFinal
  }
}

const timeout = 15_000
const maxAnswer = 64 * 1024
/** Failures before a byte of the job has reached the printer. */
const unreached = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EHOSTDOWN/

/** Sends a job and answers the number that the printer gave it. Throws PrinterFailure. */
export async function printByIpp(job: IppJob): Promise<string> {
  const answer = await ask(job)
  const status = answer.statusCode ?? ''
  if (status.startsWith('successful')) return String(answer['job-attributes-tag']?.['job-id'] ?? '')
  const said = answer['operation-attributes-tag']?.['status-message']
  throw new PrinterFailure([status, said].filter(Boolean).join(': '), !mayPass(status))
}

/** A printer that is busy, or waits for paper, takes the job later. */
const mayPass = (status: string): boolean => /busy|temporary|not-accepting|service-unavailable|device-error/.test(status)

async function ask({ uri, name, person, type, copies, bytes }: IppJob): Promise<IppMessage> {
  const body = ipp.serialize({
    operation: 'Print-Job',
    'operation-attributes-tag': {
      'attributes-charset': 'utf-8',
      'attributes-natural-language': 'en',
      'printer-uri': uri,
      'requesting-user-name': person,
      'job-name': name.slice(0, 100),
      'document-format': type,
    },
    'job-attributes-tag': { copies },
    data: bytes,
  })
  try {
    const { status, body: answer } = await callOut(addressOf(uri), {
      method: 'POST',
      headers: { 'content-type': 'application/ipp', 'content-length': String(body.length) },
      body,
      timeout,
      maxBytes: maxAnswer,
    })
    if (status !== 200) throw new PrinterFailure(`HTTP ${status}`, status >= 400 && status < 500)
    return ipp.parse(answer)
  } catch (error) {
    if (error instanceof PrinterFailure) throw error
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof OutboundFailure && unreached.test(reason)) throw new PrinterFailure(reason, false)
    // It may be printing: whoever stands beside it sees, and prints again by hand.
    throw new PrinterFailure(reason, true)
  }
}

/** IPP is spoken over HTTP, at a port of its own. */
function addressOf(uri: string): URL {
  const url = new URL(uri.replace(/^ipp/, 'http'))
  if (url.port === '' && !/:\d+(\/|$)/.test(uri.slice(6))) url.port = '631'
  return url
}
