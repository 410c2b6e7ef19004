import { toast } from '@bip/design-system'

type CaptureOptions = DisplayMediaStreamOptions & { preferCurrentTab?: boolean }

/** A picture of this window, saved as a file. The browser asks which window; refusing is an answer, not a failure. */
export async function takeScreenshot(unable: string): Promise<void> {
  // Browsers withhold it on plain http beyond this machine.
  if (!navigator.mediaDevices?.getDisplayMedia) return void toast.error(unable)
  const options: CaptureOptions = { video: true, preferCurrentTab: true }
  const stream = await navigator.mediaDevices.getDisplayMedia(options).catch(() => undefined)
  if (!stream) return
  try {
    const video = document.createElement('video')
    video.srcObject = stream
    await video.play()
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    save(await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')))
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

function save(picture: Blob | null): void {
  if (!picture) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = `bip-${new Date().toISOString().slice(0, 19).replace(/[:T]/g, '')}.png`
  link.click()
  URL.revokeObjectURL(link.href)
}
