import { Alert } from '../../Alert/Alert.tsx'
import { Avatar } from '../../Avatar/Avatar.tsx'
import { AvatarGroup } from '../../AvatarGroup/AvatarGroup.tsx'
import { Badge } from '../../Badge/Badge.tsx'
import { Barcode } from '../../Barcode/Barcode.tsx'
import { Card } from '../../Card/Card.tsx'
import { Carousel } from '../../Carousel/Carousel.tsx'
import { CodeBlock } from '../../CodeBlock/CodeBlock.tsx'
import { Collapse } from '../../Collapse/Collapse.tsx'
import { Descriptions } from '../../Descriptions/Descriptions.tsx'
import { DiffView } from '../../DiffView/DiffView.tsx'
import { RecordDiff } from '../../DiffView/RecordDiff.tsx'
import { DragScroll } from '../../DragScroll/DragScroll.tsx'
import { Empty } from '../../Empty/Empty.tsx'
import { Image } from '../../Image/Image.tsx'
import { ImagePreview } from '../../ImagePreview/ImagePreview.tsx'
import { Kbd } from '../../Kbd/Kbd.tsx'
import { PrintArea } from '../../PrintArea/PrintArea.tsx'
import { usePrint } from '../../PrintArea/usePrint.ts'
import { Progress } from '../../Progress/Progress.tsx'
import { QRCode } from '../../QRCode/QRCode.tsx'
import { Result } from '../../Result/Result.tsx'
import { RichTextView } from '../../RichTextView/RichTextView.tsx'
import { Skeleton } from '../../Skeleton/Skeleton.tsx'
import { Spinner } from '../../Spinner/Spinner.tsx'
import { Splitter } from '../../Splitter/Splitter.tsx'
import { Statistic } from '../../Statistic/Statistic.tsx'
import { StatusDot } from '../../StatusDot/StatusDot.tsx'
import { Tag } from '../../Tag/Tag.tsx'
import { Timeline } from '../../Timeline/Timeline.tsx'
import { Watermark } from '../../Watermark/Watermark.tsx'
import { conforms } from '../conformance.tsx'
import { nothing } from './shared.ts'

const Printable = (props: Record<string, unknown>) => <PrintArea printing={usePrint()} {...props} />

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
conforms({
  name: 'Descriptions',
  render: (props) => <Descriptions items={[{ key: 'kind', label: '单据类型', content: '' }]} {...props} />,
})
conforms({
  name: 'Timeline',
  render: (props) => <Timeline items={[{ key: '1', title: '计划审核', note: '李工', isCurrent: true }]} {...props} />,
})
conforms({ name: 'AvatarGroup', render: (props) => <AvatarGroup people={[]} label="项目成员" {...props} /> })
conforms({ name: 'Carousel', render: (props) => <Carousel items={[]} label="车间设备" {...props} /> })
conforms({
  name: 'Collapse',
  render: (props) => <Collapse items={[]} {...props} />,
  data: { variant: 'bordered', size: 'medium' },
})
conforms({ name: 'DragScroll', render: (props) => <DragScroll label="车间平面" {...props} />, data: { direction: 'both' } })
conforms({ name: 'Image', render: (props) => <Image alt="铭牌照片" {...props} />, data: { state: 'none' } })
conforms({
  name: 'ImagePreview',
  render: (props) => <ImagePreview isOpen onClose={nothing} items={[{ key: '1', src: 'data:,', alt: '铭牌照片' }]} {...props} />,
})
conforms({ name: 'PrintArea', render: (props) => <Printable {...props} />, data: { state: 'idle' } })
conforms({ name: 'Splitter', render: (props) => <Splitter panes={[]} {...props} />, data: { orientation: 'horizontal' } })
conforms({ name: 'Watermark', render: (props) => <Watermark text="王敏 8013" {...props} /> })
conforms({ name: 'QRCode', render: (props) => <QRCode value="PO-2026-01187" {...props} />, data: { status: 'active' } })
conforms({ name: 'Barcode', render: (props) => <Barcode value="WO-2026-01187" {...props} />, data: { format: 'code128' } })
conforms({
  name: 'CodeBlock',
  render: (props) => <CodeBlock code="select 1" language="sql" {...props} />,
  data: { language: 'sql' },
})
conforms({ name: 'DiffView', render: (props) => <DiffView before="白班" after="夜班" {...props} />, data: { layout: 'unified' } })
conforms({
  name: 'RecordDiff',
  render: (props) => <RecordDiff fields={[{ key: 'due', label: '交期', before: '', after: '2026-12-08' }]} {...props} />,
})
conforms({
  name: 'RichTextView',
  render: (props) => <RichTextView html="<p>停机通知</p>" {...props} />,
  data: { size: 'normal' },
})
