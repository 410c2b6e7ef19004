import { describe, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../tests/support/figures.ts'
import { randomOf } from '../testing/random.ts'
import { FrameError, FrameReader, largestFrame, writeFrame } from './frames.ts'

const read = (...chunks: string[]) => {
  const reader = new FrameReader()
  return chunks.flatMap((chunk) => reader.read(Buffer.from(chunk)))
}

describe('a frame', () => {
  test('is read with its headers and body', () => {
    expect(read('SEND\ndestination:/queue/a\n\n你好\0')).toEqual([
      { command: 'SEND', headers: { destination: '/queue/a' }, body: '你好' },
    ])
  })

  test('comes in pieces, several come in one, and heart-beats stand between them', () => {
    const text = '\n\r\nSUBSCRIBE\r\nid:1\r\n\r\n\0\n\nUNSUBSCRIBE\nid:1\n\n\0\n'
    const whole = read(text)
    expect(whole.map(({ command, headers }) => [command, headers.id])).toEqual([
      ['SUBSCRIBE', '1'],
      ['UNSUBSCRIBE', '1'],
    ])
    expect(read(...text)).toEqual(whole)
  })

  test('may hold NUL where it says how long it is', () => {
    expect(read('SEND\ncontent-length:3\n\na\0b\0')[0]?.body).toBe('a\0b')
  })

  test('escapes what would break a header, but in CONNECT', () => {
    const [frame] = read(writeFrame('MESSAGE', { 'a:b': 'x\ny\\z\r' }))
    expect(frame?.headers).toEqual({ 'a:b': 'x\ny\\z\r' })
    expect(read('CONNECT\nlogin:a\\nb:c\n\n\0')[0]?.headers.login).toBe('a\\nb:c')
  })

  test('counts the first of a header that comes twice, whatever its name', () => {
    expect(read('SEND\nfoo:1\nfoo:2\n__proto__:x\n\n\0')[0]?.headers).toMatchObject({ foo: '1' })
    expect({}).not.toHaveProperty('x')
  })

  test.each([
    ['no command', '\0'],
    ['a lower-case command', 'send\n\n\0'],
    ['an end within the headers', 'SEND\nfoo\0'],
    ['a header without a name', 'SEND\n:x\n\n\0'],
    ['a header without a colon', 'SEND\nfoo\n\n\0'],
    ['an unknown escape', 'SEND\nfoo:\\t\n\n\0'],
    ['a length that is none', 'SEND\ncontent-length:-1\n\n\0'],
    ['a length that is not its own', 'SEND\ncontent-length:1\n\nabc\0'],
    ['too long a length', `SEND\ncontent-length:${largestFrame}\n\n`],
    ['too many headers', `SEND\n${'a:b\n'.repeat(40)}`],
    ['no end', `SEND\nfoo:${'x'.repeat(largestFrame)}`],
  ])('is refused with %s', (_, text) => {
    expect(() => read(text)).toThrow(FrameError)
  })

  test('of chance is read or refused, and nothing else happens', () => {
    const frames = count(5000, 100_000)
    const random = randomOf(17)
    const parts = [
      'CONNECT',
      'SEND',
      '\n',
      '\n\n',
      '\0',
      ':',
      'a:b',
      '\\',
      'content-length:',
      '9',
      '\r',
      '用',
      '\x80',
      'x'.repeat(50),
    ]
    for (let run = 0; run < frames; run += 1) {
      const text = Array.from({ length: random(20) }, () => parts[random(parts.length)]).join('')
      try {
        read(text)
      } catch (error) {
        expect(error).toBeInstanceOf(FrameError)
      }
    }
    recordFigure('frames of chance, parsed', `${frames} read or refused`)
  })
})
