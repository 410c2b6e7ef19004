import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { dictionaries } from './dictionaries.ts'

/** Approvals: what waits, what was decided, what was asked for. */
export const work = defineModule({
  key: 'work',
  root: { label: label('审批', 'Approvals', 'Phê duyệt'), icon: 'stamp', order: 2 },
  groups: {
    'work.mine': { label: label('我的工作', 'My work', 'Công việc của tôi'), icon: 'inbox', order: 1 },
    'work.requests': { label: label('申请单据', 'Requests', 'Đơn đề nghị'), icon: 'files', order: 2 },
    'work.design': { label: label('流程管理', 'Process administration', 'Quản trị quy trình'), icon: 'workflow', order: 3 },
  },
  pages: [
    {
      id: 'work.todo',
      group: 'work.mine',
      label: label('待办', 'To do', 'Cần xử lý'),
      icon: 'inbox',
      order: 1,
      path: '/work/todo',
    },
    {
      id: 'work.done',
      group: 'work.mine',
      label: label('已办', 'Done', 'Đã xử lý'),
      icon: 'check-check',
      order: 3,
      path: '/work/done',
    },
    {
      id: 'work.sent',
      group: 'work.mine',
      label: label('我发起的', 'Started by me', 'Tôi khởi tạo'),
      icon: 'send',
      order: 5,
      path: '/work/send',
    },
    {
      id: 'work.start',
      group: 'work.mine',
      label: label('发起流程', 'Start a process', 'Khởi tạo quy trình'),
      icon: 'play',
      order: 7,
      path: '/work/start',
    },
    {
      id: 'work.claim',
      group: 'work.mine',
      label: label('待认领', 'To claim', 'Chờ nhận'),
      icon: 'hand',
      order: 2,
      path: '/work/claim',
    },
    {
      id: 'work.ended',
      group: 'work.mine',
      label: label('我的已结', 'Ended', 'Đã kết thúc'),
      icon: 'archive',
      order: 4,
      path: '/work/my-done',
    },
    {
      id: 'work.copied',
      group: 'work.mine',
      label: label('抄送给我', 'Copied to me', 'Được gửi bản sao'),
      icon: 'copy',
      order: 6,
      path: '/work/copy',
    },
    {
      id: 'work.draft',
      group: 'work.mine',
      label: label('草稿箱', 'Drafts', 'Bản nháp'),
      icon: 'file-pen',
      order: 8,
      path: '/work/draft',
    },
    {
      id: 'work.messages',
      group: 'work.mine',
      label: label('消息', 'Messages', 'Tin nhắn'),
      icon: 'mail',
      order: 13,
      path: '/message/index',
    },
    {
      id: 'work.collect',
      group: 'work.mine',
      label: label('我的收藏', 'My collection', 'Bộ sưu tập của tôi'),
      icon: 'star',
      order: 12,
      path: '/desk/collect',
    },
  ],
  dictionaries,
})
