import { expect, test } from 'vitest'
import { deviceName } from './deviceName.ts'

test('a device is named by browser and system', () => {
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
  expect(deviceName(windows)).toBe('Chrome · Windows')
  expect(deviceName(`${windows} Edg/150.0`)).toBe('Edge · Windows')
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1')).toBe(
    'Safari · iPhone',
  )
  expect(deviceName('curl/8.9.1')).toBe('curl/8.9.1')
})
