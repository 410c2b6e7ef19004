import { Plus } from 'lucide-react'
import { Affix } from '../../Affix/Affix.tsx'
import { BackToTop } from '../../BackToTop/BackToTop.tsx'
import { Button } from '../../Button/Button.tsx'
import { ButtonGroup } from '../../ButtonGroup/ButtonGroup.tsx'
import { CopyButton } from '../../Clipboard/CopyButton.tsx'
import { CopyText } from '../../Clipboard/CopyText.tsx'
import { CommandPalette } from '../../CommandPalette/CommandPalette.tsx'
import { ContextMenu } from '../../ContextMenu/ContextMenu.tsx'
import { Dialog } from '../../Dialog/Dialog.tsx'
import { Drawer } from '../../Drawer/Drawer.tsx'
import { ErrorBoundary } from '../../ErrorBoundary/ErrorBoundary.tsx'
import { FullScreenButton } from '../../FullScreen/FullScreenButton.tsx'
import { IconButton } from '../../IconButton/IconButton.tsx'
import { LanguageSwitch } from '../../LanguageSwitch/LanguageSwitch.tsx'
import { Link } from '../../Link/Link.tsx'
import { Menu } from '../../Menu/Menu.tsx'
import { Popover } from '../../Popover/Popover.tsx'
import { SplitButton } from '../../SplitButton/SplitButton.tsx'
import { ThemePopover } from '../../ThemePopover/ThemePopover.tsx'
import { Tooltip } from '../../Tooltip/Tooltip.tsx'
import { Tour } from '../../Tour/Tour.tsx'
import { conforms } from '../conformance.tsx'
import { nothing } from './shared.ts'

conforms({
  name: 'Button',
  render: (props) => <Button {...props}>保存</Button>,
  canDisable: true,
  data: { variant: 'default', size: 'medium' },
})
conforms({
  name: 'IconButton',
  render: (props) => <IconButton icon={<Plus />} label="新建" {...props} />,
  canDisable: true,
  data: { variant: 'quiet' },
})
conforms({
  name: 'ButtonGroup',
  render: (props) => <ButtonGroup label="订单" actions={[{ key: 'print', label: '打印' }]} {...props} />,
  data: { variant: 'spaced' },
})
conforms({
  name: 'SplitButton',
  render: (props) => (
    <SplitButton onPress={nothing} onAction={nothing} items={[{ key: 'next', label: '保存并新建' }]} {...props}>
      保存
    </SplitButton>
  ),
  canDisable: true,
  data: { variant: 'default' },
})
conforms({
  name: 'CopyButton',
  render: (props) => <CopyButton text="PO-2026-01187" {...props} />,
  canDisable: true,
  data: { state: 'idle' },
})
conforms({ name: 'CopyText', render: (props) => <CopyText {...props} text="PO-2026-01187" /> })
conforms({ name: 'Affix', render: (props) => <Affix {...props}>合计</Affix>, data: { side: 'top' } })
conforms({ name: 'BackToTop', render: (props) => <BackToTop {...props} /> })
conforms({ name: 'FullScreenButton', render: (props) => <FullScreenButton {...props} />, canDisable: true })
conforms({
  name: 'Link',
  render: (props) => (
    <Link href="/orders" {...props}>
      PO-2026-01187
    </Link>
  ),
})
conforms({
  name: 'Link without address',
  render: (props) => (
    <Link onPress={nothing} {...props}>
      选择全部
    </Link>
  ),
})
conforms({
  name: 'Dialog',
  render: (props) => (
    <Dialog isOpen onClose={nothing} {...props} title="编辑">
      内容
    </Dialog>
  ),
})
conforms({
  name: 'Drawer',
  render: (props) => (
    <Drawer isOpen onClose={nothing} {...props} title="详情">
      内容
    </Drawer>
  ),
})
conforms({
  name: 'Menu',
  render: () => (
    <Menu
      trigger={<Button>更多操作</Button>}
      items={[{ key: 'copy', label: '复制' }, { separator: true }, { key: 'void', label: '作废', tone: 'danger' }]}
      onAction={nothing}
    />
  ),
  rootless: "Its trigger is the caller's element.",
})
conforms({
  name: 'ContextMenu',
  render: () => (
    <ContextMenu label="订单" items={[{ key: 'copy', label: '复制' }]} onAction={nothing}>
      <Button>PO-2026-01187</Button>
    </ContextMenu>
  ),
  rootless: "Its child is the caller's element.",
})
conforms({
  name: 'CommandPalette',
  render: () => <CommandPalette isOpen onClose={nothing} onRun={nothing} commands={[{ key: 'order', label: '采购订单' }]} />,
  rootless: 'It is fetched when it opens, and lies in a layer of its own.',
})
conforms({
  name: 'Tour',
  render: () => <Tour isOpen onClose={nothing} steps={[{ key: 'new', title: '新建从这里开始' }]} />,
  rootless: 'It is fetched when it opens, and lies in a layer of its own.',
})
conforms({
  name: 'Popover',
  render: () => (
    <Popover trigger={<Button>供应商</Button>} label="供应商">
      苏州精工机械有限公司
    </Popover>
  ),
  rootless: "Its trigger is the caller's element.",
})
conforms({
  name: 'Tooltip',
  render: () => (
    <Tooltip content="提交后不能修改">
      <Button>提交审核</Button>
    </Tooltip>
  ),
  rootless: "Its child is the caller's element.",
})
conforms({
  name: 'LanguageSwitch',
  render: () => <LanguageSwitch onChange={nothing} />,
  rootless: 'It is an IconButton with a Menu.',
  alsoSays: /^(简体中文|Tiếng|Việt|English)$/,
})
conforms({
  name: 'ThemePopover',
  render: () => <ThemePopover theme="light" onThemeChange={nothing} onDensityChange={nothing} />,
  rootless: 'It is an IconButton with a Popover.',
})
conforms({
  name: 'ErrorBoundary',
  render: () => <ErrorBoundary>采购订单</ErrorBoundary>,
  rootless: 'It shows what it is given.',
})
