const size = 20
const family = `${size}px 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif`

/** Whether this machine can write Chinese by itself. Where it cannot, every letter is the same box, or one that is no square. */
export function hasChineseFont(): boolean {
  const pen = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d', {
    willReadFrequently: true,
  })
  if (!pen) return false
  const draw = (letter: string): string => {
    pen.font = family
    pen.clearRect(0, 0, size, size)
    pen.fillText(letter, 0, size - 3)
    return pen.getImageData(0, 0, size, size).data.join()
  }
  const [one, other] = [draw('国'), draw('永')]
  return one !== other && Math.abs(pen.measureText('国').width - size) < 1
}
