import { label } from '../../i18n.ts'
import { defineResource, get, post } from '../../resource/core.ts'

/** What one writes down for oneself. */
export const note = defineResource({
  key: 'note',
  path: '/blade-bip/note',
  // No picker's call: nothing refers to a note, and names are looked up there whoever made the record.
  calls: { list: get('list'), detail: get('detail'), submit: post('submit'), remove: post('remove') },
  label: label('笔记', 'Note', 'Ghi chú'),
  icon: 'sticky-note',
  display: 'title',
  fields: {
    title: {
      kind: 'text',
      label: label('标题', 'Title', 'Tiêu đề'),
      required: true,
      max: 120,
      searchable: true,
      sortable: true,
      width: 300,
    },
    status: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), sortable: true, indexed: true, width: 100 },
    color: {
      kind: 'dict',
      label: label('颜色', 'Colour', 'Màu'),
      dictionary: 'DC_NOTE_COLOR',
      required: true,
      initial: 'yellow',
      indexed: true,
      width: 100,
    },
    tags: {
      kind: 'text',
      label: label('标签', 'Tags', 'Thẻ'),
      hint: label('多个标签用空格分开', 'Several are separated by blanks', 'Cách nhau bằng dấu cách'),
      max: 120,
      searchable: true,
      width: 180,
    },
    noteDate: {
      kind: 'date',
      label: label('日期', 'Date', 'Ngày'),
      hint: label('笔记所关乎的日子', 'The day that the note is about', 'Ngày mà ghi chú nói đến'),
      sortable: true,
      width: 120,
    },
    content: { kind: 'longText', label: label('内容', 'Text', 'Nội dung'), max: 20_000 },
  },
  list: {
    columns: ['title', 'status', 'color', 'tags', 'noteDate', 'updateTime'],
    filters: ['title', 'tags', 'status', 'color', 'noteDate'],
    // Pinned ones first, the newest of each first.
    sort: '-status',
  },
  form: [{ label: label('笔记', 'Note', 'Ghi chú'), fields: ['title', 'color', 'noteDate', 'tags', 'content'] }],
  states: {
    open: { label: label('普通', 'Usual', 'Thường'), tone: 'neutral', editable: true, removable: true },
    pinned: { label: label('置顶', 'Pinned', 'Đã ghim'), tone: 'info', editable: true, removable: true },
  },
  actions: {
    pin: {
      call: post('/blade-bip/plus/note/pin'),
      label: label('置顶', 'Pin', 'Ghim'),
      icon: 'pin',
      from: ['open'],
      to: 'pinned',
      success: label('已置顶', 'Pinned', 'Đã ghim'),
    },
    unpin: {
      call: post('/blade-bip/plus/note/unpin'),
      label: label('取消置顶', 'Unpin', 'Bỏ ghim'),
      icon: 'pin-off',
      from: ['pinned'],
      to: 'open',
      success: label('已取消置顶', 'Unpinned', 'Đã bỏ ghim'),
    },
  },
  comments: false,
  personal: {},
  transfer: false,
  menu: { group: 'work.mine', path: '/work/note', order: 6 },
})
