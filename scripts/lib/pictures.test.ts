import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { comparePictures, packPicture } from './pictures.ts'

function picture(width: number, dark: number) {
  const png = new PNG({ width, height: 10 })
  png.data.fill(255)
  for (let pixel = 0; pixel < dark; pixel++) png.data.fill(0, pixel * 4, pixel * 4 + 3)
  return PNG.sync.write(png)
}

it('tells the share of a picture that differs', () => {
  expect(comparePictures(picture(10, 0), picture(10, 0)).share).toBe(0)
  expect(comparePictures(picture(10, 0), picture(10, 50))).toMatchObject({ differing: 50, share: 0.5 })
})

it('takes another size for another picture', () => {
  expect(comparePictures(picture(10, 0), picture(12, 0)).share).toBe(1)
})

it('packs a picture into fewer bytes without touching a pixel', () => {
  const taken = picture(200, 700)
  const packed = packPicture(taken)
  expect(packed.length).toBeLessThan(taken.length)
  expect(comparePictures(taken, packed).differing).toBe(0)
})
