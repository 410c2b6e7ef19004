import { rows } from './rows.ts'

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
