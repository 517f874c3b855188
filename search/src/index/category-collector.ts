export type CategoryNode = {
  readonly id: number;
  readonly label: string;
  readonly parent: number;
  readonly children: number[];
};

/** The category tree of a segment's documents. Node 0 is the root, "no category". */
export class CategoryCollector {
  readonly nodes: CategoryNode[] = [{ id: 0, label: '', parent: 0, children: [] }];
  private readonly byPath = new Map<string, number>();

  /** Node of a path from department to leaf. */
  node(ids: readonly number[], labels: readonly string[]): number {
    let node = 0;
    ids.forEach((id, depth) => {
      const key = `${node}/${id}`;
      let child = this.byPath.get(key);
      if (child === undefined) {
        child = this.nodes.length;
        this.nodes.push({ id, label: labels[depth] ?? '', parent: node, children: [] });
        this.nodes[node]?.children.push(child);
        this.byPath.set(key, child);
      }
      node = child;
    });
    return node;
  }

  /** Nodes in tree order (a parent before its children, siblings by id). */
  treeOrder(): number[] {
    const order: number[] = [];
    const visit = (node: number): void => {
      order.push(node);
      const children = this.nodes[node]?.children ?? [];
      const byId = children.toSorted(
        (one, other) => (this.nodes[one]?.id ?? 0) - (this.nodes[other]?.id ?? 0),
      );
      for (const child of byId) visit(child);
    };
    visit(0);
    return order;
  }
}
