import type { Texts } from '@bip/design-system'

export const recordPickerTexts = {
  search: { zh: '搜索', en: 'Search', vi: 'Tìm kiếm' },
  index: { zh: '序号', en: 'No.', vi: 'STT' },
  chosen: { zh: '已选 {count}', en: '{count} chosen', vi: 'Đã chọn {count}' },
  none: { zh: '尚未选择', en: 'Nothing chosen yet', vi: 'Chưa chọn' },
  more: { zh: '还有 {count} 条', en: '{count} more', vi: 'còn {count}' },
  clear: { zh: '清空', en: 'Clear', vi: 'Xóa hết' },
  confirm: { zh: '确定', en: 'OK', vi: 'Chọn' },
  cancel: { zh: '取消', en: 'Cancel', vi: 'Hủy' },
  atMost: {
    zh: '最多只能选择{count}条数据',
    en: 'At most {count} {count|record|records} can be chosen',
    vi: 'Chỉ được chọn tối đa {count} bản ghi',
  },
  atLeast: { zh: '请选择至少一条数据', en: 'Choose at least one record', vi: 'Vui lòng chọn ít nhất một bản ghi' },
  removed: { zh: '已删除的记录', en: 'Removed record', vi: 'Bản ghi đã xóa' },
  browse: { zh: '打开选择窗口', en: 'Open the list to choose from', vi: 'Mở danh sách để chọn' },
  codes: { zh: '粘贴编码', en: 'Paste codes', vi: 'Dán mã' },
  codesLabel: { zh: '编码，每行一个', en: 'Codes, one a line', vi: 'Mã, mỗi dòng một mã' },
  codesAdd: { zh: '加入已选', en: 'Add to the chosen', vi: 'Thêm vào danh sách chọn' },
  codesFound: { zh: '已加入 {count} 条', en: '{count} added', vi: 'Đã thêm {count}' },
  codesMissing: {
    zh: '{count} 个编码未找到或不唯一：{names}',
    en: '{count} {count|code|codes} not found or not unique: {names}',
    vi: '{count} mã không tìm thấy hoặc không duy nhất: {names}',
  },
  codesTooMany: { zh: '一次最多 {count} 个编码', en: 'At most {count} codes at once', vi: 'Tối đa {count} mã mỗi lần' },
  codesFailed: {
    zh: '未能查询编码，请重试',
    en: 'The codes could not be looked up. Try again',
    vi: 'Không tra được mã, hãy thử lại',
  },
  codesCopy: { zh: '复制未找到的编码', en: 'Copy the codes that were not found', vi: 'Sao chép mã không tìm thấy' },
} satisfies Texts
