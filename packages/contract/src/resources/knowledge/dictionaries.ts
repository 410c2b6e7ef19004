import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of knowledge. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_WIKI_LOCALE',
    label: label('文章语言', 'Language of an article', 'Ngôn ngữ bài viết'),
    values: [
      value('zh', '中文', 'Chinese', 'Tiếng Trung'),
      value('vi', '越南语', 'Vietnamese', 'Tiếng Việt'),
      value('en', '英语', 'English', 'Tiếng Anh'),
    ],
  },
  {
    code: 'DC_NOTE_COLOR',
    label: label('笔记颜色', 'Colour of a note', 'Màu ghi chú'),
    values: [
      value('yellow', '黄', 'Yellow', 'Vàng', 'warning'),
      value('green', '绿', 'Green', 'Xanh lá', 'success'),
      value('blue', '蓝', 'Blue', 'Xanh dương', 'info'),
      value('red', '红', 'Red', 'Đỏ', 'danger'),
      value('grey', '灰', 'Grey', 'Xám', 'neutral'),
    ],
  },
  {
    code: 'DC_FILE_CATEGORY',
    label: label('文件类别', 'Category of files', 'Loại tệp'),
    values: [
      value('drawing', '图纸', 'Drawing', 'Bản vẽ', 'info'),
      value('specification', '技术文件', 'Specification', 'Tài liệu kỹ thuật', 'success'),
      value('quality', '质量文件', 'Quality', 'Tài liệu chất lượng', 'warning'),
      value('contract', '合同', 'Contract', 'Hợp đồng'),
      value('minutes', '会议纪要', 'Minutes', 'Biên bản họp'),
      value('template', '模板', 'Template', 'Biểu mẫu', 'neutral'),
    ],
  },
  {
    code: 'DC_PROJECT_STAGE',
    label: label('项目阶段', 'Stage of a project', 'Giai đoạn dự án'),
    values: [
      value('design', '方案设计', 'Design', 'Thiết kế', 'pending'),
      value('making', '制造', 'Making', 'Chế tạo', 'info'),
      value('assembly', '装配调试', 'Assembly', 'Lắp ráp chạy thử', 'info'),
      value('acceptance', '验收', 'Acceptance', 'Nghiệm thu', 'warning'),
      value('delivered', '已交付', 'Delivered', 'Đã bàn giao', 'success'),
    ],
  },
]
