export const text = {
  title: '记录联系',
  open: '记录联系',
  follow: '跟进',
  customer: '客户',
  way: '方式',
  said: '沟通内容',
  saidHint: '第一行作为主题',
  nextStep: '下一步',
  nextOn: '下次联系',
  days: { d1: '明天', d3: '3 天后', d7: '一周后', d14: '两周后' },
  save: '保存',
  cancel: '取消',
  saved: '已记录与“{{name}}”的联系',
  failed: '保存失败，内容已保留',
  need: { customer: '请选择客户', said: '请填写沟通内容', nextOn: '请选择日期' },
}

export type QuickLogText = typeof text
