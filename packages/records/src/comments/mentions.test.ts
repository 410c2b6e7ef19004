import { describe, expect, it } from 'vitest'
import { mentionAt, partsOf, stillNamed, withMention } from './mentions.ts'

const chen = { id: '1', name: '陈志远' }
const chenLin = { id: '2', name: '陈志远林' }

describe('people named in a comment', () => {
  it('are looked for by what is typed after the sign, and an address of mail names nobody', () => {
    expect(mentionAt('请@czy', 5)).toEqual({ start: 1, query: 'czy' })
    expect(mentionAt('请@czy 看', 7)).toBeNull()
    expect(mentionAt('mail a@b', 8)).toBeNull()
    expect(withMention('请@czy 看', 1, 5, chen.name)).toEqual({ text: '请@陈志远 看', caret: 6 })
  })

  it('are those who stand in it when it is sent', () => {
    expect(stillNamed('@陈志远 看', [chen, chen, { id: '3', name: '李' }])).toEqual([chen])
  })

  it('stand out from the text as addresses do, which end before the sentence does', () => {
    expect(partsOf('@陈志远林 和@陈志远 看 https://a.cn/b?c=1。好 javascript:alert(1)', [chen, chenLin])).toEqual([
      { kind: 'mention', text: '@陈志远林' },
      { kind: 'plain', text: ' 和' },
      { kind: 'mention', text: '@陈志远' },
      { kind: 'plain', text: ' 看 ' },
      { kind: 'link', text: 'https://a.cn/b?c=1' },
      { kind: 'plain', text: '。好 javascript:alert(1)' },
    ])
  })
})
