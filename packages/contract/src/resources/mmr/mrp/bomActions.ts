import { label } from '../../../i18n.ts'
import type { State, States } from '../../../kinds/states.ts'
import type { Action } from '../../../resource/action.ts'
import { post } from '../../../resource/core.ts'

/** A version is written, used, and replaced by a later one. */
export const bomStates: States<State> = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  released: { label: label('已发布', 'Released', 'Đã ban hành'), tone: 'success' },
  obsolete: { label: label('已废止', 'Obsolete', 'Đã thay thế'), tone: 'neutral' },
}

/** What is done with a version of a bill of materials. */
export const bomActions: Readonly<Record<string, Action>> = {
  release: {
    call: post('release'),
    label: label('发布', 'Release', 'Ban hành'),
    icon: 'check',
    from: ['draft'],
    to: 'released',
    tone: 'primary',
    needs: ['lines'],
    success: label('已发布', 'Released', 'Đã ban hành'),
  },
  revise: {
    call: post('revise'),
    label: label('升版', 'New version', 'Phiên bản mới'),
    icon: 'copy',
    from: ['released', 'obsolete'],
    bulk: false,
    args: {
      bomVersion: {
        kind: 'text',
        label: label('新版本', 'New version', 'Phiên bản mới'),
        required: true,
        max: 20,
        pattern: '[\\w.\\-]+',
      },
      validFrom: { kind: 'date', label: label('生效日期', 'Valid from', 'Hiệu lực từ'), required: true },
    },
    success: label('已生成新版本草稿', 'A draft of the new version is made', 'Đã tạo bản nháp phiên bản mới'),
  },
  retire: {
    call: post('retire'),
    label: label('废止', 'Make obsolete', 'Ngừng dùng'),
    icon: 'circle-stop',
    from: ['released'],
    to: 'obsolete',
    confirm: label(
      '废止后不再用于计划与新订单，确定废止？',
      'Planning and new orders will not use it any more. Make it obsolete?',
      'Kế hoạch và lệnh mới sẽ không dùng nữa. Ngừng dùng?',
    ),
    success: label('已废止', 'Obsolete', 'Đã ngừng dùng'),
  },
}
