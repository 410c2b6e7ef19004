import type { Texts } from '../foundations/texts.ts'

export const optionsTexts = {
  count: { zh: '{count} 个选项', vi: '{count} lựa chọn', en: '{count} {count|option|options}' },
  placeholder: { zh: '请选择', vi: 'Vui lòng chọn', en: 'Select' },
  searchPlaceholder: { zh: '输入关键字搜索', vi: 'Nhập từ khóa để tìm', en: 'Type to search' },
  selectedCount: { zh: '已选 {count} 项', vi: 'Đã chọn {count} mục', en: '{count} selected' },
  selectAll: { zh: '全选', vi: 'Chọn tất cả', en: 'Select all' },
  clearAll: { zh: '清空', vi: 'Bỏ chọn tất cả', en: 'Clear all' },
  remove: { zh: '移除 {label}', vi: 'Gỡ {label}', en: 'Remove {label}' },
  limit: { zh: '最多选择 {max} 项', vi: 'Chọn tối đa {max} mục', en: 'Select at most {max}' },
  create: { zh: '新建“{label}”', vi: 'Tạo mới "{label}"', en: 'Create "{label}"' },
  creating: { zh: '正在新建“{label}”…', vi: 'Đang tạo "{label}"…', en: 'Creating "{label}"…' },
  createFailed: {
    zh: '未能新建“{label}”，请重试',
    vi: 'Không tạo được "{label}", vui lòng thử lại',
    en: '"{label}" could not be created; please try again',
  },
} satisfies Texts
