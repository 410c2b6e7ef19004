export const text = {
  compare: '与 ERP 比较',
  planOrders: '计划订单（{{count}}）',
  title: '{{no}} 与 {{other}} 比较',
  titleMissing: '{{no}} 与对方比较',
  failed: '比较失败',
  retry: '重试',
  close: '关闭',
  missing: '对方没有这张订单。请先发送，或在订单中选择对应的销售订单。',
  fromErp: '右侧为 ERP 返回的数据。',
  fromSaleOrder: '未连接 ERP，右侧为本公司的销售订单。',
  same: '双方一致',
  differing: '{{count}} 处不同',
  onlyDiffering: '只看不同',
  field: '字段',
  own: '本系统',
  theirs: '对方',
  differs: '不同',
}

export type OrderText = typeof text
