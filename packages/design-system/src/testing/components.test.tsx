import { Plus } from 'lucide-react'
import { Alert } from '../Alert/Alert.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { FilterBar } from '../FilterBar/FilterBar.tsx'
import { FilterButton } from '../FilterBar/FilterButton.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { Link } from '../Link/Link.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Progress } from '../Progress/Progress.tsx'
import { Result } from '../Result/Result.tsx'
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Statistic } from '../Statistic/Statistic.tsx'
import { StatusDot } from '../StatusDot/StatusDot.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { Table } from '../Table/Table.tsx'
import { TabStrip } from '../TabStrip/TabStrip.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { conforms } from './conformance.tsx'

const nothing = () => undefined

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
  name: 'Tag',
  render: (props) => (
    <Tag tone="info" {...props}>
      审核中
    </Tag>
  ),
  data: { tone: 'info' },
})
conforms({
  name: 'StatusDot',
  render: (props) => (
    <StatusDot tone="success" {...props}>
      已完成
    </StatusDot>
  ),
  data: { tone: 'success' },
})
conforms({ name: 'Badge', render: (props) => <Badge count={3} {...props} />, data: { tone: 'danger' } })
conforms({ name: 'Avatar', render: (props) => <Avatar name="王敏" {...props} /> })
conforms({ name: 'Kbd', render: (props) => <Kbd {...props}>Ctrl K</Kbd> })
conforms({
  name: 'Alert',
  render: (props) => (
    <Alert tone="danger" {...props}>
      保存失败
    </Alert>
  ),
  data: { tone: 'danger' },
})
conforms({ name: 'Empty', render: (props) => <Empty {...props} title="暂无数据" /> })
conforms({ name: 'Result', render: (props) => <Result status={404} {...props} title="页面不存在" />, data: { status: '404' } })
conforms({ name: 'Skeleton', render: (props) => <Skeleton {...props} /> })
conforms({ name: 'Spinner', render: (props) => <Spinner {...props} /> })
conforms({ name: 'Progress', render: (props) => <Progress value={40} label="上传" {...props} />, data: { tone: 'accent' } })
conforms({ name: 'Card', render: (props) => <Card {...props} title="基本信息" /> })
conforms({
  name: 'Statistic',
  render: (props) => <Statistic label="逾期" value={3} tone="danger" {...props} />,
  data: { tone: 'danger' },
})
conforms({ name: 'Descriptions', render: (props) => <Descriptions items={[]} {...props} /> })
conforms({ name: 'Timeline', render: (props) => <Timeline items={[]} {...props} /> })
conforms({ name: 'Steps', render: (props) => <Steps items={[]} active={0} {...props} /> })
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
conforms({ name: 'Tabs', render: (props) => <Tabs items={[]} {...props} /> })
conforms({ name: 'Breadcrumb', render: (props) => <Breadcrumb items={[{ label: '采购' }]} {...props} /> })
conforms({ name: 'Table', render: (props) => <Table columns={[]} rows={[]} rowKey={String} caption="订单" {...props} /> })
conforms({ name: 'Pagination', render: (props) => <Pagination current={1} size={20} total={99} onChange={nothing} {...props} /> })
conforms({ name: 'TopBar', render: (props) => <TopBar brand="BIP2.0" {...props} /> })
conforms({ name: 'SideNav', render: (props) => <SideNav groups={[]} {...props} /> })
conforms({
  name: 'TabStrip',
  render: (props) => <TabStrip tabs={[]} selectedKey="" onSelect={nothing} onClose={nothing} {...props} />,
})
conforms({ name: 'PageHeader', render: (props) => <PageHeader {...props} title="采购订单" /> })
conforms({ name: 'FilterBar', render: (props) => <FilterBar {...props} /> })
conforms({ name: 'FilterButton', render: (props) => <FilterButton label="状态" value="全部" {...props} /> })
conforms({ name: 'SelectionBar', render: (props) => <SelectionBar count={2} onClear={nothing} {...props} /> })
