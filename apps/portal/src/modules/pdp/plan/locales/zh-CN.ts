export const text = {
  title: '{{name}} 计划',
  label: '项目计划',
  open: '甘特计划',
  failed: '计划加载失败',
  retry: '重试',
  empty: '还没有计划项',
  emptyHint: '在项目页按模板生成计划，或新建计划项。',
  stored: '已保存',
  recorded: '已保存，变更记录 {{number}}',
  planEnd: '计划完成',
  deliveryDate: '合同交期',
  columns: { no: '编号', owner: '负责人' },
  ask: {
    title: '变更已批准的计划',
    hint: '这次调整涉及 {{count}} 个已批准的计划项，请填写原因；将生成变更记录并通知相关人员。',
    type: '变更类型',
    reason: '变更原因',
    apply: '保存变更',
    cancel: '取消',
    choose: '请选择变更类型',
    write: '请填写变更原因',
  },
  cancelled: '未保存，计划已恢复',
}

export type PlanText = typeof text
