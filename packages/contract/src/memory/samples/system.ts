import type { MemoryRow } from '../gateway.ts'

const rows = <K extends string>(prefix: string, keys: readonly K[], values: readonly (readonly unknown[])[]): MemoryRow[] =>
  values.map((row, index) => ({
    id: `${prefix}-${index + 1}`,
    ...Object.fromEntries(keys.map((key, at) => [key, row[at]])),
  }))

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

export const pdaVersion = rows(
  'pda',
  ['versionName', 'versionCode', 'downloadUrl', 'isForced', 'status', 'remark'],
  [
    ['3.2.0', '320', 'https://pda.example.com/3.2.0.apk', false, 'enabled', '收货支持连续扫码'],
    ['3.1.4', '314', 'https://pda.example.com/3.1.4.apk', true, 'enabled', '修复断网后重复提交'],
    ['3.0.0', '300', 'https://pda.example.com/3.0.0.apk', false, 'disabled', '越南语界面'],
  ],
)

export const pdaUrlRule = rows(
  'url-rule',
  ['ruleName', 'prefix', 'target', 'sort', 'status'],
  [
    ['物料码', 'https://m.example.com/material/', '/material', '1', 'enabled'],
    ['铭牌', 'https://m.example.com/plate/', '/nameplate', '2', 'enabled'],
    ['库位', 'https://m.example.com/bin/', '/location', '3', 'enabled'],
  ],
)

export const pdaAuthority = rows(
  'pda-authority',
  ['functionName', 'functionCode', 'roleIds', 'status'],
  [
    ['收货', 'receive', ['worker'], 'enabled'],
    ['报工', 'report', ['worker', 'planner'], 'enabled'],
    ['来料检验', 'inspect.incoming', ['inspector'], 'enabled'],
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

export const wikiArticle = rows(
  'wiki',
  ['title', 'path', 'locale', 'summary', 'isPublic', 'status', 'content'],
  [
    [
      '来料检验作业指导',
      'ew-wiki/quality/incoming',
      'zh',
      '抽样、判定与不合格品处理',
      true,
      'published',
      '关键件按一般检验水平 II 抽样，AQL 0.65。',
    ],
    ['螺栓紧固力矩表', 'ew-wiki/assembly/torque', 'zh', 'M4 至 M24', false, 'published', 'M8 25 N·m，M10 49 N·m。'],
    [
      'An toàn xưởng lắp ráp',
      'ew-wiki/lap-rap/an-toan',
      'vi',
      'Trang bị bảo hộ và nâng hạ',
      false,
      'published',
      'Đội mũ và đi giày bảo hộ.',
    ],
    ['新供应商导入办法', 'ew-wiki/supply/new-supplier', 'zh', '修订中', false, 'draft', '批量前增加一次现场审核。'],
  ],
)
