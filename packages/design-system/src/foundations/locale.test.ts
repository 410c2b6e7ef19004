import { describe, expect, it } from 'vitest'
import { tabsTexts } from '../Tabs/Tabs.texts.ts'
import { createLocaleTools } from './locale.ts'

const zh = createLocaleTools('zh-CN')
const vi = createLocaleTools('vi')
const en = createLocaleTools('en')

describe('dates', () => {
  it('writes a calendar date as the language does, whatever the zone of the machine', () => {
    expect([zh, vi, en].map((tools) => tools.formatDate('2026-01-09'))).toEqual(['2026-01-09', '09/01/2026', '9 Jan 2026'])
  })

  it('writes an instant in the zone asked for', () => {
    const instant = '2026-11-20T23:30:05Z'
    expect(zh.formatDateTime(instant, { timeZone: 'Asia/Shanghai', seconds: true })).toBe('2026-11-21 07:30:05')
    expect(vi.formatDateTime(instant, { timeZone: 'Asia/Ho_Chi_Minh' })).toBe('21/11/2026 06:30')
    expect(en.formatDateTime('2026-11-20T16:00:00Z', { timeZone: 'Asia/Shanghai' })).toBe('21 Nov 2026 00:00')
  })

  it('hands back what is no date', () => {
    expect(zh.formatDate('待定')).toBe('待定')
  })

  it('tells distance in the largest fitting unit', () => {
    const now = new Date('2026-11-20T10:00:00Z')
    expect(zh.formatRelative('2026-11-20T07:00:00Z', now)).toBe('3 小时前')
    expect(zh.formatRelative('2026-11-20T09:59:40Z', now)).toBe('刚刚')
    expect(vi.formatRelative('2026-11-21T10:00:00Z', now)).toMatch(/ngày mai/i)
  })
})

describe('order', () => {
  it('sorts Chinese by pinyin and numbers in text by value', () => {
    expect(['张三', '李四', '陈立新', '王敏'].sort(zh.collator.compare)).toEqual(['陈立新', '李四', '王敏', '张三'])
    expect(['工位10', '工位9'].sort(zh.collator.compare)).toEqual(['工位9', '工位10'])
  })
})

describe('strings', () => {
  it('fills placeholders and leaves unknown ones visible', () => {
    expect(zh.t(tabsTexts.close, { name: '采购订单' })).toBe('关闭采购订单')
    expect(zh.t(tabsTexts.close, { other: 1 })).toBe('关闭{name}')
  })
})
