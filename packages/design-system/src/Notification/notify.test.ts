import { beforeEach, describe, expect, it } from 'vitest'
import { closeNotice, notices, notify } from './notify.ts'

const titles = () => notices.get().map(({ title }) => title)

describe('notices', () => {
  beforeEach(() => notices.set([]))

  it('stand newest first, each under a key of its own', () => {
    const first = notify({ title: '导出完成' })
    const second = notify({ title: '新的待办' })
    expect(titles()).toEqual(['新的待办', '导出完成'])
    expect(first).not.toBe(second)
  })

  it('take the place of the one with the same key', () => {
    notify({ key: 'sync', title: '正在同步 ERP' })
    notify({ title: '新的待办' })
    expect(notify({ key: 'sync', title: 'ERP 同步完成', tone: 'success' })).toBe('sync')
    expect(titles()).toEqual(['新的待办', 'ERP 同步完成'])
  })

  it('tell when they go, one or all, and once', () => {
    const gone: string[] = []
    const key = notify({ title: '导出完成', onClose: () => gone.push('导出完成') })
    notify({ title: '新的待办', onClose: () => gone.push('新的待办') })
    closeNotice(key)
    closeNotice(key)
    expect(gone).toEqual(['导出完成'])
    closeNotice()
    expect(gone).toEqual(['导出完成', '新的待办'])
    expect(titles()).toEqual([])
  })
})
