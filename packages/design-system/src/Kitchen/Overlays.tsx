import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { confirm } from '../Confirm/confirm.ts'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { toast } from '../Toast/toast.ts'
import { Row } from '../testing/story.tsx'

const facts = [
  { key: 'lot', label: '批号', content: 'L-20261120-07' },
  { key: 'count', label: '到货数量', content: '120 件' },
]

/** What lies over the page, behind the buttons that open it. */
export const Overlays = () => {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <Row>
      <Button onPress={() => setOpen('dialog')}>编辑供应商</Button>
      <Button onPress={() => setOpen('drawer')}>到货记录</Button>
      <Button variant="danger" onPress={() => confirm({ title: '作废 2 张采购订单？', confirmLabel: '作废', tone: 'danger' })}>
        作废订单
      </Button>
      <Button onPress={() => toast.success('已保存')}>保存</Button>
      <Dialog isOpen={open === 'dialog'} onClose={close} title="编辑供应商" footer={<Button onPress={close}>取消</Button>}>
        <TextField label="联系人" defaultValue="周建国" />
      </Dialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} title="到货记录">
        <Descriptions items={facts} />
      </Drawer>
    </Row>
  )
}
