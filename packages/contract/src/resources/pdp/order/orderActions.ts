import { label } from '../../../i18n.ts'
import type { Action } from '../../../resource/action.ts'
import { post } from '../../../resource/core.ts'
import { auditActions } from '../parts.ts'

const { apply, pass, reject } = auditActions(label('订单', 'Order', 'Đơn hàng'), { needs: ['lines'] })
const organisation = { kind: 'reference', to: 'organisation', width: 150 } as const

/** What one does with an order: the header is audited where its business type asks for it, then it is passed and goes to the ERP. */
export const erpOrderActions: Readonly<Record<string, Action>> = {
  ...(apply && { apply }),
  auditHeader: {
    call: post('audit-header'),
    label: label('审核表头', 'Audit the header', 'Kiểm tra phần đầu'),
    icon: 'shield-check',
    from: ['inApproval'],
    where: { headerState: ['waiting'] },
    sets: { headerState: { value: 'audited' }, headerAuditorId: { me: true } },
    success: label('表头已审核', 'The header is audited', 'Đã kiểm tra phần đầu'),
  },
  ...(pass && {
    pass: {
      ...pass,
      where: { headerState: ['notNeeded', 'audited'] },
      args: {
        orgId: { ...organisation, label: label('销售组织', 'Sales organisation', 'Tổ chức bán') },
        stockOrgId: { ...organisation, label: label('库存组织', 'Stock organisation', 'Tổ chức kho') },
      },
      sets: { ...pass.sets, orgId: { arg: 'orgId' }, stockOrgId: { arg: 'stockOrgId' } },
      sends: 'erp',
    },
  }),
  ...(reject && { reject }),
  takeBack: {
    call: post('take-back'),
    label: label('撤回', 'Take back', 'Thu hồi'),
    icon: 'rotate-ccw',
    from: ['inApproval'],
    to: 'draft',
    success: label('已撤回为草稿', 'It is a draft again', 'Đã thu hồi thành bản nháp'),
  },
  resend: {
    call: post('resend'),
    label: label('重新发送 ERP', 'Send to the ERP again', 'Gửi lại ERP'),
    icon: 'send',
    from: ['passed'],
    where: { erpState: ['none', 'failed'] },
    sends: 'erp',
    success: label('已排队发送', 'Queued to be sent', 'Đã xếp hàng gửi'),
  },
  makePlanOrder: {
    call: post('make-plan-order'),
    label: label('生成计划订单', 'Make a plan order', 'Tạo lệnh kế hoạch'),
    icon: 'make',
    from: ['passed'],
    args: {
      categoryId: {
        kind: 'reference',
        label: label('计划类别', 'Category', 'Loại kế hoạch'),
        to: 'planOrderCategory',
        where: { isActive: { in: ['true'] } },
        required: true,
      },
      startDate: { kind: 'date', label: label('计划开始', 'Planned start', 'Bắt đầu theo kế hoạch'), required: true },
    },
    success: label('计划订单已生成', 'The plan order is made', 'Đã tạo lệnh kế hoạch'),
  },
}

/** The technical manager's part: asked for, and kept with its time. */
export const submitTpm: Action = {
  call: post('submit-tpm'),
  label: label('提交技术资料', 'Send the technical part', 'Gửi phần kỹ thuật'),
  icon: 'stamp',
  from: ['draft', 'rejected', 'inApproval'],
  asks: ['tpmUserId', 'technicalRequirement'],
  needs: ['technicalRequirement'],
  sets: { tpmSubmittedAt: { now: true } },
  success: label('技术资料已提交', 'The technical part is sent', 'Đã gửi phần kỹ thuật'),
}
