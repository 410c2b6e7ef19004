export const text = {
  find: '获取开始序号',
  done: '提交成功',
  failed: '提交失败',
  unknown: '未知错误',
}

export type NameplateText = typeof text
