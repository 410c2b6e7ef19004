import { type RefObject, useEffect, useRef, useState } from 'react'
import { codeReader } from './readCode.ts'

/** Why no picture comes: the page is not on https, nobody allowed it, there is no camera, or it is in use. */
type CameraFault = 'insecure' | 'denied' | 'missing' | 'busy'

const everyMs = 150
/** A code that stays before the camera is told again after so long. */
const againMs = 2500

const faultOf = (error: unknown): CameraFault => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

/** Shows the camera at the back in a video while `isOn`, and tells each code that it sees. The camera is let go with the component. */
export function useCamera(
  isOn: boolean,
  onCode: (code: string) => void,
): { video: RefObject<HTMLVideoElement | null>; fault: CameraFault | null } {
  const video = useRef<HTMLVideoElement>(null)
  const tell = useRef(onCode)
  const [fault, setFault] = useState<CameraFault | null>(null)
  useEffect(() => {
    tell.current = onCode
  })
  useEffect(() => {
    if (!isOn) return
    setFault(null)
    const ending = new AbortController()
    watch(video, (code) => tell.current(code), ending.signal).catch((error: unknown) => {
      if (!ending.signal.aborted) setFault(navigator.mediaDevices ? faultOf(error) : 'insecure')
    })
    return () => ending.abort()
  }, [isOn])
  return { video, fault }
}

async function watch(
  shown: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
  const release = (): void => {
    for (const track of stream.getTracks()) track.stop()
  }
  signal.addEventListener('abort', release)
  const video = shown.current
  if (signal.aborted || !video) return release()
  video.srcObject = stream
  await video.play()
  const read = await codeReader()
  let last = { code: '', at: 0 }
  while (!signal.aborted) {
    const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video) : null
    if (code && !signal.aborted && (code !== last.code || Date.now() - last.at > againMs)) {
      last = { code, at: Date.now() }
      onCode(code)
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
