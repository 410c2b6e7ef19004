import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { count, isProof, recordFigure } from '../../../../../../../tests/support/figures.ts'
import type { TransferDesk } from './desk.ts'

/** A file that is far larger than it looks. */
export function zipBomb(desk: () => TransferDesk): void {
  describe('a zip bomb', () => {
    /** A zip of one part, as small as zeros pack. */
    const bomb = (megabytes: number, claimed: number): Buffer => {
      const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 })
      const name = Buffer.from('xl/worksheets/sheet1.xml')
      const local = Buffer.alloc(30)
      local.writeUInt32LE(0x04034b50, 0)
      local.writeUInt16LE(8, 8)
      local.writeUInt32LE(packed.length, 18)
      local.writeUInt32LE(claimed, 22)
      local.writeUInt16LE(name.length, 26)
      const entry = Buffer.alloc(46)
      entry.writeUInt32LE(0x02014b50, 0)
      entry.writeUInt16LE(8, 10)
      entry.writeUInt32LE(packed.length, 20)
      entry.writeUInt32LE(claimed, 24)
      entry.writeUInt16LE(name.length, 28)
      const end = Buffer.alloc(22)
      end.writeUInt32LE(0x06054b50, 0)
      end.writeUInt16LE(1, 8)
      end.writeUInt16LE(1, 10)
      end.writeUInt32LE(entry.length + name.length, 12)
      end.writeUInt32LE(local.length + name.length + packed.length, 16)
      return Buffer.concat([local, name, packed, entry, name, end])
    }

    it('is refused, whatever size it claims, and lists stay quick meanwhile', async () => {
      const { admin, bring } = desk()
      const file = bomb(count(300, 2000), 100)
      let slowest = 0
      let done = false
      const refused = bring(file).finally(() => {
        done = true
      })
      while (!done) {
        const before = performance.now()
        expect((await admin.get('/blade-bip/customer/list')).status).toBe(200)
        slowest = Math.max(slowest, performance.now() - before)
      }
      expect(await refused).toMatchObject({ status: 400, error: 'unreadableFile' })
      recordFigure('zip bomb', `${count(300, 2000)} MB, refused; slowest list meanwhile ${slowest.toFixed(0)} ms`)
      // A loaded machine is slow by itself; the full run is on a quiet one.
      if (isProof) expect(slowest).toBeLessThan(1000)
    })
  })
}
