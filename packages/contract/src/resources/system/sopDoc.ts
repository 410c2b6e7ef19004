import { label } from '../../i18n.ts'
import { defineResource, get, standardCalls } from '../../resource/core.ts'

/** How something is done, as the help of a page shows it. The spec's own detail call is for readers; this one is for who keeps them. */
export const sopDoc = defineResource({
  key: 'sopDoc',
  path: '/blade-bip/sop-doc',
  calls: { ...standardCalls(), detail: get('/blade-bip/plus/sop-doc/record') },
  label: label('操作说明', 'Procedure', 'Hướng dẫn'),
  icon: 'book-open',
  display: 'title',
  fields: {
    title: {
      kind: 'text',
      label: label('标题', 'Title', 'Tiêu đề'),
      required: true,
      max: 100,
      searchable: true,
      sortable: true,
      width: 260,
    },
    page: {
      kind: 'text',
      label: label('所属页面', 'Page', 'Trang'),
      hint: label(
        '菜单地址，如 /crm/customer；该页面将显示帮助按钮',
        'Address of a menu entry, such as /crm/customer; its page then shows a help button',
        'Địa chỉ trình đơn, ví dụ /crm/customer; trang đó sẽ có nút trợ giúp',
      ),
      max: 200,
      pattern: '/[^\\s\\\\]*',
      messages: {
        pattern: label(
          '填写以 / 开头的菜单地址，不含空格，如 /crm/customer',
          'Give the address of a menu entry: begins with /, no blanks, such as /crm/customer',
          'Nhập địa chỉ trình đơn bắt đầu bằng /, không có khoảng trắng, ví dụ /crm/customer',
        ),
      },
      unique: true,
      width: 200,
    },
    isPublic: {
      kind: 'boolean',
      label: label('无需登录', 'Public', 'Công khai'),
      hint: label('任何知道链接的人都能阅读', 'Anybody who knows the link can read it', 'Bất kỳ ai biết liên kết đều đọc được'),
      width: 100,
    },
    content: { kind: 'longText', label: label('内容', 'Text', 'Nội dung'), required: true, max: 20_000 },
  },
  list: { columns: ['title', 'page', 'isPublic', 'updateTime'], filters: ['title', 'isPublic'], sort: 'title' },
  form: [{ label: label('操作说明', 'Procedure', 'Hướng dẫn'), fields: ['title', 'page', 'isPublic', 'content'] }],
  menu: { group: 'system.basics', path: '/system/sop', order: 8 },
})
