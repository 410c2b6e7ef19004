import { label } from '@bip/contract'
import { audited } from '../../workflow/definitions/audited.ts'
import type { Course } from '../../workflow/definitions/course.ts'

/** Purchase requests go to the head of the department, and large ones to the general manager; orders to whom the audit rules name. */
export const purchaseCourses: readonly Course[] = [
  {
    key: 'PurchaseRequest',
    label: label('采购申请审批', 'Purchase request', 'Duyệt yêu cầu mua hàng'),
    steps: [
      {
        id: 'headReview',
        label: label('部门主管审批', 'Department head', 'Trưởng phòng duyệt'),
        by: 'departmentHead',
        dueHours: 16,
      },
      {
        id: 'generalReview',
        label: label('总经理审批', 'General manager', 'Tổng giám đốc duyệt'),
        by: 'head:GM',
        when: 'amount > 100000',
        again: 'pass',
        dueHours: 24,
      },
    ],
  },
  audited('PurchaseOrder', 'purchaseOrder', label('采购订单审批', 'Purchase order', 'Duyệt đơn mua hàng'), 16),
  audited('SaleOrder', 'saleOrder', label('销售订单审批', 'Sales order', 'Duyệt đơn bán hàng'), 16),
  audited('Forecast', 'forecast', label('预测单审批', 'Forecast', 'Duyệt dự báo'), 24),
  {
    key: 'Ship',
    label: label('发货申请审批', 'Goods dispatch', 'Duyệt giao hàng'),
    steps: [
      {
        id: 'headReview',
        label: label('部门主管审批', 'Department head', 'Trưởng phòng duyệt'),
        by: 'departmentHead',
        dueHours: 8,
      },
      {
        id: 'audit',
        label: label('发货审核', 'Audit', 'Duyệt giao hàng'),
        by: 'auditors:ship',
        again: 'pass',
        dueHours: 8,
        // What a count found may be less than what is promised.
        hears: {
          said: { kind: 'signal', name: 'stockCounted', label: label('库存已盘点', 'Stock was counted', 'Đã kiểm kê kho') },
          call: {
            id: 'Recheck',
            label: label('提醒复核库存', 'Look at stock again', 'Nhắc xem lại tồn kho'),
            does: 'tell:auditors:ship',
          },
        },
      },
    ],
  },
]
