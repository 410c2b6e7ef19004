import type { Texts } from '../../foundations/texts.ts'

/** Fetched with the first notice. */
export const gridNoticeTexts = {
  empty: { zh: '暂无数据', vi: 'Không có dữ liệu', en: 'No data' },
  failed: { zh: '部分数据加载失败', vi: 'Không tải được một phần dữ liệu', en: 'Some rows could not be loaded' },
  orderFailed: {
    zh: '筛选或排序出错，数据按原样显示',
    vi: 'Lọc hoặc sắp xếp bị lỗi, dữ liệu được hiển thị như ban đầu',
    en: 'Filtering or sorting failed; the rows are shown as they came',
  },
  lost: {
    zh: '{count} 行已不在表中，您在其中的修改尚未保存',
    vi: '{count} dòng không còn trong bảng; nội dung bạn đã nhập vào đó chưa được lưu',
    en: '{count} {count|row is|rows are} no longer in the table; what you typed into {count|it|them} is not stored',
  },
  discard: { zh: '放弃修改', vi: 'Bỏ thay đổi', en: 'Discard changes' },
  noColumns: { zh: '没有显示任何列', vi: 'Chưa hiển thị cột nào', en: 'No columns are shown' },
} satisfies Texts
