import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { attributesOperation } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { StaffFamily, StaffFeature } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import { EditButton, SearchField } from './list-controls.tsx';
import { AddFamily } from './add-family.tsx';
import { AddFeature } from './add-feature.tsx';
import { FamilyForm } from './family-form.tsx';
import { FeatureForm } from './feature-form.tsx';
import { StructureHead, useMayStructure } from './structure-head.tsx';
import { RecordNames } from './record-names.tsx';
import css from './structure.module.css';

type Open = { readonly feature: number } | { readonly family: string };

/** Features of products with their units, and families of products with their features in order. */
export function AttributesScreen() {
  const { structure } = texts();
  const { data, error } = useQuery(reading(attributesOperation, {}));
  const mayEdit = useMayStructure();
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const features = data?.features.filter(({ label, code }) =>
    `${label} ${code}`.toLowerCase().includes(words),
  );
  const families = data?.families.filter(({ name }) => name.toLowerCase().includes(words));
  const [open, setOpen] = useState<Open>();
  const feature =
    open !== undefined && 'feature' in open
      ? data?.features.find(({ id }) => id === open.feature)
      : undefined;
  const family =
    open !== undefined && 'family' in open
      ? data?.families.find(({ code }) => code === open.family)
      : undefined;
  return (
    <div className={css.stack}>
      <StructureHead part="attributes" />
      <Failure error={error} />
      <div className={css.tools}>
        <SearchField text={text} onText={setText} />
      </div>
      {data && mayEdit && (
        <div className={css.additions}>
          <AddFeature families={data.families} />
          <AddFamily features={data.features} />
        </div>
      )}
      {data && features?.length === 0 && families?.length === 0 && (
        <EmptyState icon="search" title={structure.none} text={structure.noneText} level={2} />
      )}
      {data && features && features.length > 0 && (
        <ScreenPart title={structure.feature.list}>
          <Features
            features={features}
            families={data.families}
            onEdit={mayEdit ? (id) => setOpen({ feature: id }) : undefined}
          />
        </ScreenPart>
      )}
      {data && families && families.length > 0 && (
        <ScreenPart title={structure.family.list}>
          <p className={css.soft}>{structure.family.text}</p>
          <Families
            features={data.features}
            families={families}
            onEdit={mayEdit ? (code) => setOpen({ family: code }) : undefined}
          />
        </ScreenPart>
      )}
      <OpenRecord
        feature={feature}
        family={family}
        data={data}
        mayEdit={mayEdit}
        onClose={() => setOpen(undefined)}
      />
    </div>
  );
}

interface OpenRecordProps {
  feature: StaffFeature | undefined;
  family: StaffFamily | undefined;
  data: OperationOutput<typeof attributesOperation> | undefined;
  mayEdit: boolean;
  onClose: () => void;
}

function OpenRecord({ feature, family, data, mayEdit, onClose }: OpenRecordProps) {
  return (
    <Dialog
      open={feature !== undefined || family !== undefined}
      title={feature?.label ?? family?.name ?? ''}
      closeLabel={texts().shell.close}
      onClose={onClose}
    >
      {feature && (
        <div className={css.parts}>
          <FeatureForm key={feature.id} feature={feature} mayEdit={mayEdit} />
          <RecordNames kind="feature" id={feature.id} mayEdit={mayEdit} />
        </div>
      )}
      {family && data && (
        <FamilyForm key={family.code} family={family} features={data.features} mayEdit={mayEdit} />
      )}
    </Dialog>
  );
}

interface FeaturesProps {
  features: readonly StaffFeature[];
  families: readonly StaffFamily[];
  onEdit: ((id: number) => void) | undefined;
}

function Features({ features, families, onEdit }: FeaturesProps) {
  const { structure } = texts();
  const { columns, feature } = structure;
  const heads = [columns.name, columns.unit, columns.type, columns.code, columns.families];
  return (
    <Table
      caption={feature.list}
      columns={[...heads.map((title) => ({ title })), { title: columns.acts, hidden: true }]}
      className={css.table}
    >
      {features.map(({ id, code, label, unit, type }) => (
        <tr key={id}>
          <th scope="row">{label}</th>
          <td>{unit}</td>
          <td>{feature.types[type]}</td>
          <td>{code}</td>
          <td>{counted(families.filter((one) => one.features.includes(code)).length)}</td>
          <td>
            <EditButton name={label} onEdit={onEdit && (() => onEdit(id))} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

interface FamiliesProps {
  features: readonly StaffFeature[];
  families: readonly StaffFamily[];
  onEdit: ((code: string) => void) | undefined;
}

function Families({ features, families, onEdit }: FamiliesProps) {
  const { structure } = texts();
  const { columns, family } = structure;
  const labels = new Map(features.map(({ code, label }) => [code, label]));
  return (
    <Table
      caption={family.list}
      columns={[
        { title: columns.name },
        { title: columns.features },
        { title: columns.products, end: true },
        { title: columns.acts, hidden: true },
      ]}
      className={css.table}
    >
      {families.map(({ code, name, products, features: own }) => (
        <tr key={code}>
          <th scope="row">{name}</th>
          <td>{own.length === 0 ? family.none : own.map((one) => labels.get(one) ?? one).join(', ')}</td>
          <td className={css.end}>{counted(products)}</td>
          <td>
            <EditButton name={name} onEdit={onEdit && (() => onEdit(code))} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
