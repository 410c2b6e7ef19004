import { Bell, ClipboardList, Package, Search, Settings, Truck } from 'lucide-react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { SideNavGroup } from '../SideNav/types.ts'
import type { TabStripTab } from '../TabStrip/TabStrip.tsx'
import type { TopBarMenu } from '../TopBar/TopBar.tsx'

/** The top menus of the portal as stories show them. */
export const topMenus: readonly TopBarMenu[] = [
  { key: 'work', label: '工作台', href: '#work', count: 12 },
  { key: 'project', label: '项目', href: '#project' },
  { key: 'production', label: '生产', href: '#production' },
  { key: 'supply', label: '供应链', href: '#supply' },
  { key: 'quality', label: '质量', href: '#quality' },
  { key: 'warehouse', label: '仓储', href: '#warehouse' },
  { key: 'labour', label: '工时', href: '#labour' },
  { key: 'knowledge', label: '知识', href: '#knowledge' },
  { key: 'admin', label: '系统管理', href: '#admin' },
]

export const navGroups: readonly SideNavGroup[] = [
  {
    label: '采购',
    items: [
      { key: 'request', label: '采购申请', count: 8, href: '#request', icon: <ClipboardList size={16} aria-hidden /> },
      { key: 'order', label: '采购订单', count: 3012, href: '#order', icon: <Package size={16} aria-hidden /> },
      { key: 'supplier', label: '供应商', href: '#supplier', icon: <Truck size={16} aria-hidden /> },
    ],
  },
  {
    label: '配置',
    items: [
      {
        key: 'settings',
        label: '基础设置',
        icon: <Settings size={16} aria-hidden />,
        children: [
          { key: 'node', label: '审核节点', href: '#node' },
          { key: 'constant', label: '公共常量', href: '#constant' },
        ],
      },
    ],
  },
]

export const openTabs: readonly TabStripTab[] = [
  { key: 'work', label: '工作台' },
  { key: 'order', label: '采购订单', isClosable: true },
  { key: 'PO-2026-01187', label: 'PO-2026-01187', isClosable: true, isDirty: true },
  { key: 'plan', label: '项目计划 · 苏州产线', isClosable: true },
]

/** Tools at the end of the top bar. */
export const TopTools = () => (
  <>
    <IconButton icon={<Search size={18} aria-hidden />} label="搜索" shortcut="Ctrl K" />
    <IconButton icon={<Bell size={18} aria-hidden />} label="消息" />
    <Avatar name="李工" />
  </>
)
