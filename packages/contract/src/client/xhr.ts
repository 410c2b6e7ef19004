type Init = { method: string; headers: Record<string, string>; body?: BodyInit; signal: AbortSignal }

/** `fetch` tells nothing of an upload's progress, XMLHttpRequest does. Rejects like `fetch` when the network fails. */
export function sendWithProgress(url: string, init: Init, onUpload?: (fraction: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = (): void => request.abort()
    request.open(init.method, url)
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onUpload?.(event.loaded / event.total)
    }
    request.onload = () => {
      const isBodiless = request.status === 204 || request.status === 304
      resolve(new Response(isBodiless ? null : request.response, { status: request.status, headers: headersOf(request) }))
    }
    request.onerror = () => reject(new TypeError('The connection failed while sending.'))
    request.onabort = () => reject(init.signal.reason)
    request.onloadend = () => init.signal.removeEventListener('abort', abort)
    init.signal.addEventListener('abort', abort, { once: true })
    // A string, blob, form or parameters: what the caller builds; streams are never sent from here.
    request.send(init.body as XMLHttpRequestBodyInit | undefined)
  })
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
