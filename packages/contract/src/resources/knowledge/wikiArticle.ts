import { label } from '../../i18n.ts'
import { defineResource, post, standardCalls } from '../../resource/core.ts'
import { wikiCalls } from '../../wire/wiki.ts'

/** An article of the company's wiki. Its path is its place in the tree. */
export const wikiArticle = defineResource({
  key: 'wikiArticle',
  path: '/blade-bip/dc-wiki-document-publishing',
  calls: { ...standardCalls(), submit: post('create'), update: post('update') },
  label: label('知识文章', 'Wiki article', 'Bài viết tri thức'),
  icon: 'book-open',
  display: 'title',
  subtitle: 'path',
  fields: {
    title: {
      kind: 'text',
      label: label('标题', 'Title', 'Tiêu đề'),
      required: true,
      max: 120,
      searchable: true,
      sortable: true,
      width: 260,
    },
    path: {
      kind: 'text',
      label: label('路径', 'Path', 'Đường dẫn'),
      hint: label(
        '以 / 分级，如 ew-wiki/quality/incoming；同一路径只有一篇',
        'Levels with /, such as ew-wiki/quality/incoming; one article each',
        'Phân cấp bằng /, ví dụ ew-wiki/quality/incoming; mỗi đường dẫn một bài',
      ),
      required: true,
      max: 200,
      pattern: '[^\\s/?#\\\\]+(/[^\\s/?#\\\\]+){0,7}',
      messages: {
        pattern: label(
          '用 / 分级，最多 8 级，不含空格和 ? # \\，如 ew-wiki/quality/incoming',
          'Up to 8 levels with / between them, no blanks and no ? # \\, such as ew-wiki/quality/incoming',
          'Tối đa 8 cấp phân bằng /, không có khoảng trắng và ? # \\, ví dụ ew-wiki/quality/incoming',
        ),
      },
      searchable: true,
      unique: true,
      sortable: true,
      width: 260,
    },
    locale: {
      kind: 'dict',
      label: label('语言', 'Language', 'Ngôn ngữ'),
      dictionary: 'DC_WIKI_LOCALE',
      required: true,
      initial: 'zh',
      width: 100,
    },
    summary: { kind: 'text', label: label('摘要', 'Summary', 'Tóm tắt'), max: 300, width: 280 },
    isPublic: {
      kind: 'boolean',
      label: label('无需登录', 'Public', 'Công khai'),
      hint: label(
        '发布后，未登录者也能读到',
        'Once published, readable without signing in',
        'Sau khi xuất bản, đọc được không cần đăng nhập',
      ),
      width: 100,
    },
    status: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 100 },
    content: { kind: 'longText', label: label('正文', 'Text', 'Nội dung'), required: true, max: 50_000 },
  },
  list: {
    columns: ['title', 'path', 'locale', 'status', 'summary', 'isPublic', 'updateUser', 'updateTime'],
    filters: ['title', 'path', 'locale', 'status'],
    sort: 'path',
  },
  form: [
    {
      label: label('知识文章', 'Wiki article', 'Bài viết tri thức'),
      fields: ['title', 'path', 'locale', 'isPublic', 'summary', 'content'],
    },
  ],
  states: {
    draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true, private: true },
    published: { label: label('已发布', 'Published', 'Đã xuất bản'), tone: 'success', editable: true },
  },
  actions: {
    publish: {
      call: post('publish'),
      label: label('发布', 'Publish', 'Xuất bản'),
      icon: 'send',
      from: ['draft'],
      to: 'published',
      success: label('已发布', 'Published', 'Đã xuất bản'),
      tone: 'primary',
    },
    withdraw: {
      call: post('withdraw'),
      label: label('撤回', 'Withdraw', 'Thu hồi'),
      icon: 'undo',
      from: ['published'],
      to: 'draft',
      confirm: label('撤回后读者将看不到', 'Readers will not see it any more', 'Người đọc sẽ không còn thấy bài này'),
      success: label('已撤回', 'Withdrawn', 'Đã thu hồi'),
    },
  },
  visit: { call: post(wikiCalls.visit), from: ['published'] },
  menu: { group: 'knowledge.all', path: '/knowledge/wiki', order: 1 },
})
