import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const organisation: MemoryRow[] = [
  {
    id: '100006',
    orgCode: '100006',
    orgName: '苏州智造装备有限公司',
    orgType: 'company',
    currency: 'CNY',
    address: '苏州市工业园区星湖街 328 号',
  },
  {
    id: '100007',
    orgCode: '100007',
    orgName: '苏州一厂',
    orgType: 'plant',
    currency: 'CNY',
    address: '苏州市相城区澄阳路 116 号',
  },
  {
    id: '100012',
    orgCode: '100012',
    orgName: 'Nhà máy Bắc Ninh',
    orgType: 'plant',
    currency: 'VND',
    address: 'KCN Quế Võ, Bắc Ninh',
  },
]

export const department: MemoryRow[] = [
  { id: 'dept-1', deptName: '总经办', deptCode: 'GM', orgId: '100006', leaderId: 'user-1', sort: '1' },
  { id: 'dept-2', deptName: '销售部', deptCode: 'SAL', parentId: 'dept-1', orgId: '100006', leaderId: 'user-2', sort: '2' },
  { id: 'dept-3', deptName: '采购部', deptCode: 'PUR', parentId: 'dept-1', orgId: '100006', leaderId: 'user-3', sort: '3' },
  { id: 'dept-4', deptName: '装配车间', deptCode: 'ASM', parentId: 'dept-1', orgId: '100007', leaderId: 'user-5', sort: '4' },
  { id: 'dept-5', deptName: '质量部', deptCode: 'QMS', parentId: 'dept-1', orgId: '100007', leaderId: 'user-6', sort: '5' },
  {
    id: 'dept-6',
    deptName: 'Xưởng lắp ráp Bắc Ninh',
    deptCode: 'BN',
    parentId: 'dept-1',
    orgId: '100012',
    leaderId: 'user-7',
    sort: '6',
  },
]

export const user: MemoryRow[] = [
  {
    id: 'user-1',
    account: 'admin',
    realName: '陈志远',
    fnumber: 'E0001',
    deptId: 'dept-1',
    postName: '系统管理员',
    phone: '13812340001',
    roleIds: ['administrator'],
  },
  {
    id: 'user-2',
    account: 'sales',
    realName: '林晓雯',
    fnumber: 'E0107',
    deptId: 'dept-2',
    postName: '销售经理',
    phone: '13912340002',
    email: 'lin.xiaowen@example.com',
    roleIds: ['sales'],
  },
  {
    id: 'user-3',
    account: 'buyer',
    realName: '王建国',
    fnumber: 'E0213',
    deptId: 'dept-3',
    postName: '采购主管',
    phone: '13712340003',
    roleIds: ['buyer'],
  },
  {
    id: 'user-4',
    account: 'planner',
    realName: '赵敏',
    fnumber: 'E0220',
    deptId: 'dept-3',
    postName: '计划员',
    phone: '13612340004',
    roleIds: ['planner'],
  },
  {
    id: 'user-5',
    account: 'worker',
    realName: '孙立军',
    fnumber: 'E0388',
    deptId: 'dept-4',
    postName: '装配班长',
    phone: '15012340005',
    roleIds: ['worker'],
  },
  {
    id: 'user-6',
    account: 'inspector',
    realName: '周婷',
    fnumber: 'E0415',
    deptId: 'dept-5',
    postName: '质检员',
    phone: '15112340006',
    roleIds: ['inspector'],
  },
  {
    id: 'user-7',
    account: 'hung.nv',
    realName: 'Nguyễn Văn Hùng',
    fnumber: 'V0012',
    deptId: 'dept-6',
    postName: 'Quản đốc xưởng',
    phone: '15212340007',
    roleIds: ['planner'],
  },
  {
    id: 'user-8',
    account: 'lan.tt',
    realName: 'Trần Thị Lan',
    fnumber: 'V0031',
    deptId: 'dept-6',
    postName: 'Nhân viên kho',
    phone: '15312340008',
    roleIds: ['worker'],
    status: 'disabled',
  },
]

export const post = rows(
  'post',
  ['postCode', 'postName', 'category', 'sort'],
  [
    ['P001', '总经理', 'manager', '1'],
    ['P002', '销售工程师', 'staff', '2'],
    ['P003', '电气工程师', 'technical', '3'],
    ['P004', 'Công nhân lắp ráp', 'worker', '4'],
  ],
)

export const region = rows(
  'region',
  ['regionName', 'regionCode', 'level', 'parentId', 'sort'],
  [
    ['中国', 'CN', 'country', null, '1'],
    ['江苏省', 'CN-32', 'province', 'region-1', '1'],
    ['苏州市', 'CN-3205', 'city', 'region-2', '1'],
    ['Việt Nam', 'VN', 'country', null, '2'],
    ['Bắc Ninh', 'VN-56', 'province', 'region-4', '1'],
  ],
)

export const client = rows(
  'client',
  ['clientId', 'clientName', 'grantTypes', 'accessMinutes', 'sessionDays', 'status'],
  [
    ['pda', '手持端', ['password', 'refresh_token'], '60', '30', 'enabled'],
    ['erp', 'ERP 单点登录', ['authorization_code', 'refresh_token'], '30', '7', 'enabled'],
    ['kiosk', '车间看板', ['password', 'refresh_token'], '240', '90', 'enabled'],
    ['old-app', '旧版小程序', ['social'], '60', '30', 'disabled'],
  ],
)

export const tenantPackage = rows(
  'package',
  ['packageName', 'menuId', 'remark'],
  [
    ['销售版', 'desk,work,crm,crm.customers', '客户与审批'],
    ['供应链版', 'desk,work,scm,scm.purchase,scm.stock', '采购、物料与发运'],
    ['Gói nhà máy', 'desk,work,crm,scm,walls', 'Dành cho nhà máy Bắc Ninh'],
  ],
)

export const announcement = rows(
  'announcement',
  ['content', 'contentVi', 'tone', 'startTime', 'endTime', 'isEnabled'],
  [
    [
      '本周六 22:00 起系统维护两小时',
      'Bảo trì hệ thống hai giờ từ 22:00 thứ Bảy',
      'warning',
      '2026-11-20T00:00:00.000Z',
      '2026-11-21T16:00:00.000Z',
      true,
    ],
    ['十一月盘点安排见知识库', 'Lịch kiểm kê tháng 11 có trong kho tri thức', 'info', null, null, true],
    [
      '二号厂房停电检修',
      'Nhà xưởng số 2 cắt điện để sửa chữa',
      'danger',
      '2026-11-18T00:00:00.000Z',
      '2026-11-18T10:00:00.000Z',
      false,
    ],
  ],
)

export const sopDoc = rows(
  'sop',
  ['title', 'page', 'isPublic', 'content'],
  [
    ['客户建档', '/crm/customer', false, '先用名称或统一社会信用代码搜索，确认客户尚未建档。'],
    ['采购订单', '/scm/purchase-order', false, '选择组织与供应商后逐行录入物料。'],
    ['Đăng ký giao hàng', '/scm/ship', true, 'Điền ngày giao dự kiến và phân xưởng.'],
  ],
)

export const jumpLink = rows(
  'jump',
  ['name', 'url', 'isEnabled'],
  [
    ['设备铭牌', '/scm/ship', true],
    ['备件商城', 'https://parts.example.com/', true],
    ['Hướng dẫn an toàn', '/sop-doc?id=sop-3', true],
  ],
)

export const smsMessage = rows(
  'sms',
  ['phone', 'content', 'status', 'failure'],
  [
    ['13812340002', '您的验证码为 482913，5 分钟内有效。', 'kept', null],
    ['13812340003', '您的验证码为 105577，5 分钟内有效。', 'sent', null],
    ['13812340004', '您的验证码为 660231，5 分钟内有效。', 'failed', '号码停机'],
  ],
)

export const dataScope = rows(
  'data-scope',
  ['scopeName', 'resourceCode', 'scopeType', 'deptId', 'scopeField', 'scopeValue', 'remark'],
  [
    ['A 级客户', 'customer', 'field', null, 'level', 'A', '重点客户组'],
    ['本人负责的客户', 'customer', 'field', null, 'ownerId', '{me}', ''],
    ['Đơn hàng xưởng Bắc Ninh', 'purchaseOrder', 'chosen', 'dept-6', null, null, ''],
  ],
)

export const apiScope = rows(
  'api-scope',
  ['scopeName', 'apiMethod', 'apiPath', 'remark'],
  [
    ['客户导出', 'GET', '/blade-bip/plus/export', '仅销售总监'],
    ['供应商全部接口', 'ANY', '/blade-bip/ScmSupplier/*', ''],
    ['Xóa đơn mua hàng', 'POST', '/blade-bip/ScmPurchaseOrder/po-remove', ''],
  ],
)
