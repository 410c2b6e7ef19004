import type { Texts } from '../foundations/texts.ts'

export const infiniteListTexts = {
  empty: { zh: '暂无数据', vi: 'Chưa có dữ liệu', en: 'Nothing here yet' },
  end: { zh: '没有更多了', vi: 'Đã hết', en: 'That is everything' },
  failed: { zh: '加载失败', vi: 'Không tải được', en: 'Loading failed' },
} satisfies Texts
