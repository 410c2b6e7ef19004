export const text = {
  versions: {
    title: '版本',
    compareWith: '与 {{name}} 对比',
    none: '两个版本没有差别',
    whole: '整页对比',
    version: 'V{{number}} · {{state}}',
    open: '打开',
  },
  sheet: {
    open: '导入客户表格',
    title: '导入客户表格',
    file: '客户的表格',
    hint: '按客户自己的表头读取，无需改成模板。对应关系会记住，下次自动带出。',
    remembered: '已按上次的对应关系填好，请核对',
    guessed: '已按名称猜测对应关系，请核对',
    rows: '表头下共 {{count}} 行',
    heading: '客户表头',
    samples: '内容',
    target: '对应列',
    leave: '不导入',
    noHeading: '第 {{at}} 列（无表头）',
    needed: '还没有指定“{{name}}”',
    append: '保留已有明细，接在后面',
    read: '读取',
    take: '导入',
    other: '换一个文件',
    cancel: '取消',
    failed: '未能导入',
    done: '已导入 {{added}} 行，现有 {{total}} 行',
  },
}

export type DemandText = typeof text
